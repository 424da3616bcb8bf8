import { PageCache, savingConverges } from '@flightdeck/shared/testing/parts';
import { renderHook } from '@testing-library/react';
import { useOptionSwitch } from './at-a-glance/cards/module-card.resource';
import { useModuleActivation } from './my-plan/features/module-activation.resource';

describe('a switch of At a Glance', () =>
  savingConverges('monitor', [false, true], () => {
    const { result, unmount } = renderHook(() => useOptionSwitch('monitor'), { wrapper: PageCache });
    return {
      save: (value) => result.current.set(value === true),
      shown: () => result.current.option.step === 'loaded' && result.current.option.value,
      close: unmount,
    };
  }));

describe('the activation of a module in My Plan', () =>
  savingConverges('wordads', [false, true], () => {
    const { result, unmount } = renderHook(useModuleActivation, { wrapper: PageCache });
    return { save: () => result.current.activate('wordads'), close: unmount };
  }));
