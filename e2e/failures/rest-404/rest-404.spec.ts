import { testRestFailure } from '../../support/rest-failure';

testRestFailure({
  kind: '404',
  message: 'No route was found matching the URL and request method.',
  printed: /status of 404/,
});
