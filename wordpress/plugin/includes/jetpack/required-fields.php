<?php
/**
 * The fields of the page state that the page needs, and those that it replaces with defaults.
 *
 * state-check.test.ts compares them with the schema of the page state (`shared/contracts/page/page-state.ts`).
 *
 * @package Flightdeck
 */

namespace Flightdeck;

defined( 'ABSPATH' ) || exit;

/**
 * Required fields of the page state and their types: `text`, `filled` (text that is not empty), `flag`, `number` or `map`.
 */
const REQUIRED_FIELDS = array(
	'initial.WP_API_root'                                     => 'filled',
	'initial.WP_API_nonce'                                    => 'filled',
	'initial.adminUrl'                                        => 'filled',
	'initial.getModules'                                      => 'map',
	'initial.settings'                                        => 'map',
	'initial.siteData'                                        => 'map',
	'initial.userData.currentUser.id'                         => 'number',
	'initial.userData.currentUser.username'                   => 'text',
	'initial.userData.currentUser.isConnected'                => 'flag',
	'initial.userData.currentUser.isMaster'                   => 'flag',
	'initial.userData.currentUser.permissions.edit_posts'     => 'flag',
	'initial.userData.currentUser.permissions.manage_modules' => 'flag',
	'initial.userData.currentUser.permissions.manage_options' => 'flag',
	'connection.isActive'                                     => 'flag',
	'connection.isRegistered'                                 => 'flag',
	'connection.isUserConnected'                              => 'flag',
	'connection.hasConnectedOwner'                            => 'flag',
	'connection.offlineMode.isActive'                         => 'flag',
);

/**
 * Fields that the schema requires only in its strict mode. Without these fields, the page uses defaults and shows less.
 */
const REPLACEABLE_FIELDS = array(
	'initial.registrationNonce',
	'initial.pluginBaseUrl',
	'initial.purchaseToken',
	'initial.tracksUserData',
	'initial.currentIp',
	'initial.aff',
	'initial.partnerSubsidiaryId',
	'initial.partnerCoupon',
	'initial.newRecommendations',
	'initial.recommendationsStep',
	'initial.isDevVersion',
	'initial.currentVersion',
	'initial.connectedPlugins',
	'initial.connectUrl',
	'initial.rawUrl',
	'initial.siteTitle',
	'initial.calypsoEnv',
	'initial.jetpackStateNotices',
	'initial.licensing',
	'initial.hasSeenWCConnectionModal',
	'initial.isWooCommerceActive',
);

/** Maps that are never empty for users who manage modules. If one is empty, Jetpack's fields have other names. */
const FILLED_FOR_MANAGERS = array( 'getModules', 'settings', 'siteData' );

/** Settings that are lists or maps in each tested version. */
const LIST_SETTINGS = array( 'count_roles', 'roles', 'subscription_options', 'jetpack_protect_global_whitelist' );

/** Fields of a linked account. If one is missing, the account counts as unknown, as it does while the provider is down. */
const ACCOUNT_FIELDS = array(
	'ID'    => 'number',
	'login' => 'text',
	'email' => 'text',
);
