import fc from 'fast-check';
import { decodeEntities } from './entities';

test.each([
  ['Backup &amp; Scan', 'Backup & Scan'],
  ['?source=x&#038;site=y', '?source=x&site=y'],
  ['&quot;notice&quot; &#8217; &#x2019; &rsquo;', '"notice" ’ ’ ’'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;', '&lt;'],
  ['Acme&reg; &copy;&trade; Caf&eacute; &Eacute;', 'Acme® ©™ Café É'],
  ['Ann&#039;s &#146;n&#x97; &frac12;', "Ann's ’n— ½"],
  ['&toString; &valueOf; &constructor; &#0;', '&toString; &valueOf; &constructor; &#0;'],
  ['AT&T &unknown; &#xFFFFFF; &#55296; & ;', 'AT&T &unknown; &#xFFFFFF; &#55296; & ;'],
])('%s reads %s', (escaped, text) => {
  expect(decodeEntities(escaped)).toBe(text);
});

test('decoding never throws, whatever the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof decodeEntities(text) === 'string'));
});
