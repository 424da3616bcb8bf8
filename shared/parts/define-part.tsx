import { type BusHandle, openBus } from '@flightdeck/shared/bus';
import { adoptInto } from '@flightdeck/shared/ui/styles';
import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LoadedPart, MountedPart, PartHost, PartProps } from '../contracts/part';
import { mountFailure } from './as-part-failure';
import { PartContext } from './context';

/**
 * Makes a view mountable: gives it a handle on the bus that ends with it, our style sheets in the root it stands in, and
 * a boundary that tells the host instead of leaving a blank place.
 */
export function definePart(View: ComponentType): LoadedPart {
  return { mount: (element, props, host) => mountPart(View, element, props, host) };
}

function mountPart(View: ComponentType, element: Element, first: PartProps, host: PartHost): Promise<MountedPart> {
  const bus = openBus();
  const root = element.getRootNode();
  const dropStyles = root instanceof Document || root instanceof ShadowRoot ? adoptInto(root) : () => {};
  const end = async () => {
    // React forbids ending a root while it draws, and the host may ask right then.
    await null;
    reactRoot.unmount();
    bus.close();
    dropStyles();
  };
  // React reports what the boundary caught; logging it twice helps nobody.
  const reactRoot = createRoot(element, { onCaughtError: () => {} });

  return new Promise((resolve, reject) => {
    let mounted = false;
    const broke = (cause: unknown) => {
      const broken = mountFailure(cause, first.name);
      console.error(`Flightdeck: ${first.name} failed.`, cause);
      if (mounted) return host.onFailure(broken);
      void end();
      reject(broken);
    };
    // The same element each time: new props reach only what reads them.
    const view = <View />;
    const draw = (props: PartProps) =>
      reactRoot.render(
        <PartBoundary onError={broke}>
          <PartFrame bus={bus} props={props} onMounted={show}>
            {view}
          </PartFrame>
        </PartBoundary>,
      );
    const show = () => {
      if (mounted) return;
      mounted = true;
      resolve({ update: draw, unmount: end });
    };
    // At once, not in a task of React's own: a frame in between would show a skeleton for nothing.
    flushSync(() => draw(first));
  });
}

interface PartFrameProps {
  readonly bus: BusHandle;
  readonly props: PartProps;
  readonly onMounted: () => void;
  readonly children: ReactNode;
}

function PartFrame({ bus, props, onMounted, children }: PartFrameProps) {
  useLayoutEffect(onMounted);
  return <PartContext value={{ bus, props }}>{children}</PartContext>;
}

class PartBoundary extends Component<{ readonly onError: (error: unknown) => void; readonly children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
