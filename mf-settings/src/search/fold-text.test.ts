import { foldText } from './fold-text';
import { isFound } from './matches';

test.each([
  ['istatistik', 'İstatistikler'],
  ['İSTATİSTİK', 'istatistikler'],
  ['isik', 'Işık'],
  ['ISIK', 'ışık'],
  ['securite', 'Sécurité'],
  ['SÉCURITÉ', 'securite'],
  ['strasse', 'Straße'],
  ['STRASSE', 'straße'],
  ['Straße', 'STRASSE'],
  ['rucksack', 'Rücksack'],
  ['uberwachung', 'Überwachung'],
  ['oeuvre', 'Œuvre'],
  ['aerlig', 'Ærlig'],
  ['sok', 'Søk'],
  ['lodz', 'Łódź'],
  ['dong', 'Đồng'],
  ['thor', 'Þór'],
  ['gudrun', 'Guðrún'],
  ['hamrun', 'Ħamrun'],
  ['كتاب', 'کتاب'],
  ['елка', 'Ёлка'],
  ['ΑΣΦΑΛΕΙΑ', 'ασφάλεια'],
  ['σύνδεσμος', 'ΣΎΝΔΕΣΜΟΣ'],
  ['せきゅりてぃ', 'セキュリティ'],
  ['セキュリティ', 'せきゅりてぃ'],
  ['ｾｷｭﾘﾃｨ', 'セキュリティ'],
  ['ＳＥＯ', 'SEO'],
  ['보안', '보안'],
  ['احصاءات', 'إحصاءات'],
  ['إحصاءات', 'احصاءات'],
  ['مدونه', 'مدوّنة'],
  ['علي', 'على'],
  ['شبكة', 'شبـــكة'],
  ['שלום', 'שָׁלוֹם'],
  ["d'images", 'chargement d’images'],
  ['wordpress', 'Word\u00adPress'],
  ['e\u0301diteur', 'éditeur'],
])('finds "%s" in "%s"', (term, text) => {
  expect(isFound(foldText(`x ${text} y`), ` ${term} `)).toBe(true);
});

test.each([
  ['ハハ', 'パパ'],
  ['か', 'が'],
  ['도', '동'],
  ['कि', 'का'],
  ['กา', 'กี'],
  ['secure', 'Sécurité'],
  ['', 'text'],
  ['  ', 'text'],
])('does not find "%s" in "%s"', (term, text) => {
  expect(isFound(foldText(text), term)).toBe(false);
});
