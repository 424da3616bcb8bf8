import { readNow } from '@flightdeck/shared/api';
import { licenseCountsRead, setLicense } from '@flightdeck/shared/calls';
import { __ } from '@flightdeck/shared/i18n';
import { notify } from '@flightdeck/shared/reporting';
import { useRef, useState } from 'react';
import { licenseKeyIn } from '../licensing/license-key';
import { useLicenseAccess } from '../licensing/licensing.resource';

export interface KeyFormState {
  readonly key: string;
  readonly isApplying: boolean;
  setKey(key: string): void;
  /** Submits the key. Ignores an empty key and submissions while a request is running (LIC-031). */
  apply(): void;
}

const noticeId = 'license-key-update';

/** Holds the key form's state and submits its key. */
export function useKeyForm(): KeyFormState {
  const [key, setKey] = useState('');
  const [isApplying, setApplying] = useState(false);
  // A ref, because a second press can arrive before the state changes with the next render.
  const isRunning = useRef(false);
  const canReadCounts = useLicenseAccess() === 'allowed';

  const apply = async () => {
    const sentKey = licenseKeyIn(key);
    if (!sentKey || isRunning.current) return;
    isRunning.current = true;
    setApplying(true);
    const isAccepted = await addKey(sentKey);
    isRunning.current = false;
    setApplying(false);
    if (!isAccepted) return;
    setKey('');
    if (canReadCounts) void readNow(licenseCountsRead).catch(() => {});
  };
  return { key, isApplying, setKey, apply: () => void apply() };
}

/**
 * Adds a key to the site's license queue and shows a notice with the result (LIC-032, LIC-034).
 * @returns whether the site accepted the key
 */
async function addKey(key: string): Promise<boolean> {
  try {
    await setLicense(key);
  } catch {
    notify({ noticeId, status: 'is-error', text: __('Error adding Jetpack license key.') });
    return false;
  }
  const text = __('Jetpack license key added. It may take a minute for the license to be processed.');
  notify({ noticeId, status: 'is-success', text });
  return true;
}
