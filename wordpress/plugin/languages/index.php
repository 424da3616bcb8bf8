<?php
/**
 * Keeps this folder in the archive, because the plugin header names it. The folder contains the translations of the plugin.
 *
 * @package Flightdeck
 */

defined( 'ABSPATH' ) || exit;
