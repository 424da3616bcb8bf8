import { testRestFailure } from '../../support/rest-failure';

testRestFailure({
  kind: 'empty',
  message: 'The site sent an empty answer.',
});
