import { test } from '../support/test';
import { prepare, takePictures } from './take';
import { visitProblems, visits } from './visits';

// Each visit has a test, so that a failure does not stop the other pictures.
for (const visit of visits) {
  const { name, scenario = 'free', user = 'admin' } = visit;
  test.describe(name, () => {
    test.use({ scenario });

    test('takes the pictures of the visit', async ({ page, problems, logIn, site }) => {
      problems.allow(visitProblems);
      await logIn(user);
      await prepare(page, site, visit);
      await takePictures(page, site, visit);
    });
  });
}
