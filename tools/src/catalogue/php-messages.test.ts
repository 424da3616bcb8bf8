import { phpMessages } from './php-messages';

const read = (code: string) => phpMessages({ path: 'a.php', text: `<?php\n${code}` });
const place = { path: 'a.php', line: 2 };

test.each([
  ["__( 'Settings', 'flightdeck' );", { text: 'Settings' }],
  ["echo '<p>', esc_html__( 'It\\'s \\\\ fine', 'flightdeck' );", { text: "It's \\ fine" }],
  ['esc_attr__( "Line\\n\\$5", \'flightdeck\' );', { text: 'Line\n$5' }],
  ["__( 'Set' . 'tings', 'flightdeck' );", { text: 'Settings' }],
  ["_x( 'Open', 'verb', 'flightdeck' );", { text: 'Open', context: 'verb' }],
  ["_n( '%d post', '%d posts', count( array( 1, 2 ) ), 'flightdeck' );", { text: '%d post', plural: '%d posts' }],
  ["_nx( 'Post', 'Posts', $n, 'noun', 'flightdeck' );", { text: 'Post', plural: 'Posts', context: 'noun' }],
  ["esc_html_e( 'Settings', 'flightdeck' );", { text: 'Settings' }],
])('%s is one message', (code, message) => {
  expect(read(code)).toEqual({ messages: [{ ...message, ...place }], unreadable: [] });
});

test.each([
  ["__( 'Settings' );", 'without a text domain, WordPress translates it'],
  ["__( 'Settings', 'jetpack' );", 'another plugin translates it'],
  ["// __( 'Settings', 'flightdeck' )", 'it is a comment'],
  ["$a = \"__( 'Settings', 'flightdeck' )\";", 'it is a string'],
  ["?> __( 'Settings', 'flightdeck' ) <?php", 'it is HTML'],
  ["$wp->__( 'Settings', 'flightdeck' );", 'it is a method'],
])('%s is not a message: %s', (code) => {
  expect(read(code)).toEqual({ messages: [], unreadable: [] });
});

test.each(["__( $title, 'flightdeck' );", '__( "Hello $name", \'flightdeck\' );', "__( 'a' . $b, 'flightdeck' );"])(
  '%s is reported, because its text is not a literal',
  (code) => {
    expect(read(code)).toEqual({ messages: [], unreadable: [{ ...place, problem: '__() without a literal text' }] });
  },
);

test('a comment applies until the end of the argument or statement after it', () => {
  const { messages } = read(
    `$a = sprintf(
	/* translators: %s: a name */
	$is ? __( 'Activate %s', 'flightdeck' ) : __( 'Install %s', 'flightdeck' ),
	__( 'Akismet', 'flightdeck' )
);
// translators: %d: a number
echo esc_html( sprintf( __( '%d left', 'flightdeck' ), $n ) );
__( 'Settings', 'flightdeck' );`,
  );
  expect(messages).toEqual([
    { text: 'Activate %s', comment: '%s: a name', path: 'a.php', line: 4 },
    { text: 'Install %s', comment: '%s: a name', path: 'a.php', line: 4 },
    { text: 'Akismet', path: 'a.php', line: 5 },
    { text: '%d left', comment: '%d: a number', path: 'a.php', line: 8 },
    { text: 'Settings', path: 'a.php', line: 9 },
  ]);
});

test('name and description in the header of the plugin are messages', () => {
  const { messages } = read('/**\n * Plugin Name: Flightdeck\n * Description: A dashboard.\n * Version: 1\n */');
  expect(messages).toEqual([
    { text: 'Flightdeck', comment: 'Plugin Name of the plugin', path: 'a.php', line: 3 },
    { text: 'A dashboard.', comment: 'Description of the plugin', path: 'a.php', line: 4 },
  ]);
});
