import { readNow } from '@flightdeck/shared/api';
import { licenceCountsRead, setLicence } from '@flightdeck/shared/calls/licensing';
import { __ } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/notices';
import { useRef, useState } from 'react';
import { useLicenceAccess } from '../licensing/licensing.resource';

export interface KeyFormState {
  readonly key: string;
  readonly isApplying: boolean;
  write(key: string): void;
  /** Hands the key in. An empty one, or one more while one is on its way, does nothing (LIC-031). */
  apply(): void;
}

const noticeId = 'license-key-update';

/** A key on its way to the site's queue of licences. */
export function useKeyForm(): KeyFormState {
  const [key, write] = useState('');
  const [isApplying, setApplying] = useState(false);
  // Two presses may come before anything is drawn.
  const running = useRef(false);
  const countsAreTold = useLicenceAccess() === 'allowed';

  const apply = async () => {
    const wanted = key.trim();
    if (!wanted || running.current) return;
    running.current = true;
    setApplying(true);
    const added = await queue(wanted);
    running.current = false;
    setApplying(false);
    if (!added) return;
    write('');
    if (countsAreTold) void readNow(licenceCountsRead).catch(() => {});
  };
  return { key, isApplying, write, apply: () => void apply() };
}

/** @returns whether the site took the key; both endings are said (LIC-032, LIC-034) */
async function queue(key: string): Promise<boolean> {
  try {
    await setLicence(key);
  } catch {
    notify({ noticeId, status: 'is-error', text: __('Error adding Jetpack license key.') });
    return false;
  }
  const text = __('Jetpack license key added. It may take a minute for the license to be processed.');
  notify({ noticeId, status: 'is-success', text });
  return true;
}
