<?php
/**
 * Keeps this folder in the archive, because the plugin header names it. Translations go here.
 *
 * @package Flightdeck
 */

defined( 'ABSPATH' ) || exit;
