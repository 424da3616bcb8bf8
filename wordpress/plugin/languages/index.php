<?php
/**
 * Keeps this folder in the archive: translations of the plugin go here.
 *
 * @package Flightdeck
 */

defined( 'ABSPATH' ) || exit;
