import fc from 'fast-check';

test('random tests use one seed, which a failure prints', () => {
  const { seed } = fc.readConfigureGlobal();
  expect(Number.isInteger(seed)).toBe(true);
  const numbers = () => fc.sample(fc.integer(), 20);
  expect(numbers()).toEqual(numbers());
  const fails = () => fc.assert(fc.property(fc.integer(), () => false));
  expect(fails).toThrow(`seed: ${seed}`);
});
