import { asFailure } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import { notify, successDuration } from '@flightdeck/shared/reporting';
import { initialState, refreshConnection, setConnection } from '@flightdeck/shared/session';
import { useRef, useState } from 'react';
import { flightdeckPage } from '../connect/registration.resource';
import type { Choice } from './choices';
import { addressesOf, type Evidence, evidenceOf } from './evidence';
import { confirmSafeMode, migrateSite, startFresh } from './identity-crisis.call';
import { storeSafeMode } from './safe-mode.store';

export interface IdentityCrisis {
  /** Address of the site at the provider; empty when the page does not have it. */
  readonly providerAddress: string;
  /** Address under which the site runs now. */
  readonly currentAddress: string;
  readonly evidence: Evidence;
  readonly isWorking: boolean;
  /** Error of the last attempt. */
  readonly error: string | null;
  /** Carries out a choice. Ignores calls while a choice is being carried out. */
  carryOut(choice: Choice): void;
}

const openDashboard = () => location.replace('#/dashboard');

/** Returns the two addresses, the evidence from them, and a function that carries out a choice. */
export function useIdentityCrisis(): IdentityCrisis {
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isRunning = useRef(false);
  const addresses = addressesOf(initialState());

  const finish = (text: string) => {
    notify({ status: 'is-success', text, duration: successDuration });
    openDashboard();
  };
  const carryOut = async (choice: Choice) => {
    if (choice === 'safe-mode') {
      await confirmSafeMode();
      storeSafeMode();
      finish(__('Safe mode is on.'));
    } else if (choice === 'migrate') {
      await migrateSite();
      setConnection({ isInIdentityCrisis: false });
      finish(__('The connection has moved to this address.'));
      void refreshConnection();
    } else {
      const target = outward(await startFresh(flightdeckPage));
      if (!target.allowed) throw target.failure;
      location.assign(target.href);
    }
  };

  return {
    providerAddress: addresses.providerAddress,
    currentAddress: addresses.currentAddress,
    evidence: evidenceOf(addresses),
    isWorking,
    error,
    carryOut: (choice) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setWorking(true);
      setError(null);
      void carryOut(choice)
        .catch((cause: unknown) => {
          setError(asFailure(cause).message);
          // The choice may have been carried out although its answer was lost.
          void refreshConnection();
        })
        .finally(() => {
          isRunning.current = false;
          setWorking(false);
        });
    },
  };
}
