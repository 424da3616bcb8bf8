import { testRestFailure } from '../../support/rest-failure';

testRestFailure({
  kind: 'warning',
  message: 'The site sent an answer that cannot be read.',
});
