import { keepSection, withSection } from './section';

const old = '# Title\n\nOld.\n\n<!-- server-cost -->\n$1 before\n<!-- /server-cost -->\n';

test('replaces a section, and leaves the rest', () => {
  expect(withSection(old, 'server-cost', '$& after\n')).toBe(
    '# Title\n\nOld.\n\n<!-- server-cost -->\n$& after\n<!-- /server-cost -->\n',
  );
});

test('adds a section at the end of a report without it', () => {
  expect(withSection('# Title\n', 'server-cost', 'New')).toBe(
    '# Title\n\n<!-- server-cost -->\nNew\n<!-- /server-cost -->\n',
  );
});

test('a new report keeps the section of the old one', () => {
  const report = keepSection('# Title\n\nNew.\n', 'server-cost', old);
  expect(report).toBe('# Title\n\nNew.\n\n<!-- server-cost -->\n$1 before\n<!-- /server-cost -->\n');
  expect(keepSection('# Title\n', 'server-cost', '# Old\n')).toBe('# Title\n');
});
