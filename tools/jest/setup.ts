import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import failOnConsole from 'jest-fail-on-console';
import { takeLooseTexts } from './loose-texts';

// Long, because a busy machine is slow. Only failing tests wait this long.
configure({ asyncUtilTimeout: 30_000 });
failOnConsole();
// jsdom has no layout.
Object.assign(document, { elementFromPoint: () => null });
afterEach(() => expect(takeLooseTexts()).toEqual([]));
