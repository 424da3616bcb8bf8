import fc from 'fast-check';
import { decodeEntities, plainText } from './entities';

test.each([
  ['Backup &amp; Scan', 'Backup & Scan'],
  ['?source=x&#038;site=y', '?source=x&site=y'],
  ['&quot;notice&quot; &#8217; &#x2019; &rsquo;', '"notice" ’ ’ ’'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;', '&lt;'],
  ['Acme&reg; &copy;&trade; Caf&eacute; &Eacute;', 'Acme® ©™ Café É'],
  ['Ann&#039;s M&uuml;ller &Aring;s &AElig; &xring;', "Ann's Müller Ås Æ &xring;"],
  ['&toString; &valueOf; &constructor;', '&toString; &valueOf; &constructor;'],
  ['AT&T &unknown; &#xFFFFFF; &#55296; & ;', 'AT&T &unknown; &#xFFFFFF; &#55296; & ;'],
])('%s is decoded as %s', (escaped, text) => {
  expect(decodeEntities(escaped)).toBe(text);
});

test('any text can be decoded without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof decodeEntities(text) === 'string'));
});

test.each([
  ['<strong>Error:</strong> The password is wrong.', 'Error: The password is wrong.'],
  ['&lt;strong&gt;Error:&lt;/strong&gt; No.', 'Error: No.'],
  ['One.<br />Two.</p><p class="a">Three.', 'One. Two. Three.'],
  [' Not allowed.\n\t\tAsk an administrator. ', 'Not allowed. Ask an administrator.'],
  ['Must be &lt; 3 and &gt; 1.', 'Must be < 3 and > 1.'],
  ['<a href="https://x.example/?a=1&amp;b=2">Learn more</a>', 'Learn more'],
  ['<!-- note -->Text', 'Text'],
  ['<br>', ''],
])('%p is shown as %p', (message, text) => {
  expect(plainText(message)).toBe(text);
});
