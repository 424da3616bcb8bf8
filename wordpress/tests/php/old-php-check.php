<?php
/**
 * Prints syntax, functions and types in the plugin that the PHP running this script does not support. Prints nothing if it supports all
 * of them.
 *
 * @var string[] $newer_functions Functions of a newer PHP that this PHP lacks. The code that includes this file sets them.
 *
 * @package Flightdeck
 */

namespace Flightdeck\Tests;

require_once __DIR__ . '/doubles/wordpress-doubles.php';
require_once __DIR__ . '/plugin-files.php';

/** Returns the names, in lower case, of functions that a file calls. @param array $tokens Result of token_get_all(). */
function called_functions( array $tokens ): array {
	$tokens = array_values(
		array_filter(
			$tokens,
			static function ( $token ) {
				return ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true );
			}
		)
	);
	$names  = array();
	foreach ( $tokens as $index => $token ) {
		$previous  = $tokens[ $index - 1 ] ?? null;
		$is_member = is_array( $previous ) && in_array( $previous[0], array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ), true );
		if ( is_array( $token ) && T_STRING === $token[0] && '(' === ( $tokens[ $index + 1 ] ?? null ) && ! $is_member ) {
			$names[] = strtolower( $token[1] );
		}
	}
	return $names;
}

foreach ( plugin_files() as $name => $file ) {
	try {
		$tokens = token_get_all( file_get_contents( $file ), TOKEN_PARSE );
	} catch ( \ParseError $error ) {
		echo "$name:{$error->getLine()}: {$error->getMessage()}\n";
		continue;
	}
	foreach ( array_intersect( called_functions( $tokens ), $newer_functions ) as $function ) {
		echo "$name: there is no function $function\n";
	}
	// Files outside `includes` run code at once and need WordPress.
	if ( 0 === strpos( $name, 'includes/' ) ) {
		require_once $file;
	}
}

// PHP treats the name of an unknown type, such as `mixed` before PHP 8, as the name of a class.
foreach ( get_defined_functions()['user'] as $name ) {
	$function = new \ReflectionFunction( $name );
	$types    = array( $function->getReturnType() );
	foreach ( $function->getParameters() as $parameter ) {
		$types[] = $parameter->getType();
	}
	foreach ( array_filter( $types ) as $type ) {
		if ( ! $type->isBuiltin() && ! class_exists( $type->getName() ) ) {
			echo "{$function->getShortName()}(): there is no type {$type->getName()}\n";
		}
	}
}
