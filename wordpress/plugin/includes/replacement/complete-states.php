<?php
/**
 * Checks whether Flightdeck can open instead of the partner's page, and stores for which users and versions it can.
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/** Transient with the versions and kinds of users whose page state had all required fields. */
const COMPLETE_STATES = 'flightdeck_state_fits';

/**
 * Returns the problem that keeps Flightdeck from opening; null when there is none. Computes the page state only if it
 * is not known to be complete for this kind of user and these versions.
 */
function replacement_problem(): ?array {
	$found = registry_or_problem();
	if ( isset( $found['problem'] ) ) {
		return $found['problem'];
	}
	if ( in_array( complete_state_key(), complete_states(), true ) ) {
		return null;
	}
	$state = state_or_problem( $found['registry'] );
	if ( isset( $state['problem'] ) ) {
		return $state['problem'];
	}
	store_complete_state();
	return null;
}

/** Returns the key under which a complete page state is stored: the versions and the kind of user. */
function complete_state_key(): string {
	return VERSION . ' ' . partner_version() . ' ' . ( current_user_can( 'manage_options' ) ? 'manager' : 'other' );
}

/**
 * Returns the keys of complete page states.
 *
 * @return string[]
 */
function complete_states(): array {
	return array_filter( (array) get_transient( COMPLETE_STATES ) );
}

/**
 * Stores for a day that the page state was complete. Our page calls this too, so that requests for the partner's page need not
 * compute the state again.
 */
function store_complete_state(): void {
	$keys = complete_states();
	if ( is_replacement_enabled() && ! in_array( complete_state_key(), $keys, true ) ) {
		set_transient( COMPLETE_STATES, array_merge( $keys, array( complete_state_key() ) ), DAY_IN_SECONDS );
	}
}

/** Makes the next request for the partner's page compute the page state again. Called when our page found no usable state. */
function delete_complete_states(): void {
	delete_transient( COMPLETE_STATES );
}
