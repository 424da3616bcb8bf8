import { withoutBody } from './lean-consumes-plugin';

const code =
  'var keep = (a) => { return a; }\nvar satisfy = (range) => {\n if (range) { return satisfy(range); } }\nvar end = 1;';

test('the body goes, whatever it contains, and a call throws', () => {
  const lean = withoutBody(code, 'satisfy');
  expect(lean).toBe(
    'var keep = (a) => { return a; }\nvar satisfy = (range) => { throw Error("no ranges"); }\nvar end = 1;',
  );
});

test.each([
  ['that is not there', 'var end = 1;'],
  ['whose end is not found', 'var satisfy = (range) => { if (range) {'],
])('a function %s leaves the code as it is', (_what, given) => {
  expect(withoutBody(given, 'satisfy')).toBe(given);
});
