import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { cellOf, expectedScreenOf, hashOf, noticesOf, screenTable } from '../testing/screen-table';
import { factsOfVisitor } from '../testing/visitor-facts';
import { visitorNames, visitors } from '../testing/visitors';
import { screens } from './screens';

test.each(screenTable.map((row) => ({ ...row, row })))('$name shows each visitor the expected screen', ({ row }) => {
  const failures = visitorNames.flatMap((name) => {
    const visitor = visitors[name];
    const found = screens(parseRoute(hashOf(row)), factsOfVisitor(visitor));
    const redirect = found.redirect && !found.redirect.outward ? found.redirect.to : null;
    const shown = redirect ? screens(parseRoute(redirect), factsOfVisitor(visitor)) : found;
    const screen = expectedScreenOf(row, name);
    const { main, overlay, title, isBare = false } = screen;
    const expected = {
      redirect: cellOf(row, name) === 'away' ? '/dashboard' : null,
      main,
      title,
      shell: isBare ? 'bare' : 'full',
      overlays: overlay ? [overlay] : [],
      notices: noticesOf(screen, visitor),
    };
    const { overlays, notices, shell } = shown;
    const actual = { redirect, main: shown.main, title: shown.title, shell, overlays, notices };
    return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [{ name, actual, expected }];
  });
  expect(failures).toEqual([]);
});
