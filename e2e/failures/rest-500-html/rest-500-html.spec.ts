import { testRestFailure } from '../../support/rest-failure';

testRestFailure({
  kind: '500-html',
  message: 'The site sent an answer that cannot be read.',
  printed: /status of 500/,
});
