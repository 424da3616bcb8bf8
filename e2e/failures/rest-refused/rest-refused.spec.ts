import { testRestFailure } from '../../support/rest-failure';

testRestFailure({
  kind: 'refused',
  message: 'The site could not be reached. Check your connection and try again.',
  printed: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/,
});
