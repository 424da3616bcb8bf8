import { screen } from '@testing-library/react';
import { type Change, mountCard, notLinked } from '../../engine/testing/settings-under-test';
import { verification } from './verification.card';

export const serverValues = {
  'verification-tools': true,
  google: '',
  bing: '',
  pinterest: '',
  yandex: '',
  facebook: '',
};
export const tag = (name: string, code: string) => `<meta name="${name}" content="${code}" />`;
export const status = {
  verified: false,
  token: '',
  is_owner: false,
  google_search_console_url: '',
  google_verification_console_url: '',
};
export const mount = (values: object = {}, change: Change = notLinked) =>
  mountCard(verification, { ...serverValues, ...values }, change);
export const googleField = () => screen.findByLabelText('Google');
export const button = (name: string) => screen.findByRole('button', { name });
