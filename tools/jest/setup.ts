import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// An answer that is slow because the machine is busy is not a wrong one. Only tests that fail wait this long.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);
