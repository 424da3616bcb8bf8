import { QueryClientProvider, queryClient } from '@flightdeck/shared/api';
import { useValue } from '@flightdeck/shared/store';
import { adoptInto } from '@flightdeck/shared/ui/styles';
import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { LoadedPart, PartProps } from '../../contracts/areas/part';
import { reportFailure } from '../../contracts/page/failure-report';
import { PartContext, PartState } from './context';
import { mountFailure } from './failures/as-part-failure';
import { FailedPart } from './failures/failed-part.view';
import { busOf, closeBus } from './part-bus';
import { reactClient } from './react-client';
import { useTexts } from './texts.store';

const { useEffect, useInsertionEffect, useLayoutEffect, useMemo } = React;

/**
 * Returns a part that shows the view: a single-spa parcel with a bus handle, our style sheets in the document or shadow root
 * around it, and an error boundary that reports to the parent.
 */
export function definePart(View: React.ComponentType): LoadedPart {
  // Use the same element for each update: new props reach only the views that read them.
  const view = <Redrawn view={View} />;
  return singleSpaReact<PartProps>({
    React,
    ReactDOMClient: reactClient,
    rootComponent: (props) => <PartRoot props={props}>{view}</PartRoot>,
    // The boundary is inside PartRoot, so that bus and styles are cleaned up after an error.
    suppressComponentDidCatchWarning: true,
  });
}

/** Draws the view again with late texts. */
function Redrawn({ view: View }: { readonly view: React.ComponentType }) {
  useTexts();
  return <View />;
}

interface PartRootProps {
  readonly props: PartProps;
  readonly children: React.ReactNode;
}

function PartRoot({ props, children }: PartRootProps) {
  const { domElement } = props;
  const bus = busOf(domElement);
  // Add the style sheets before layout effects, in which views measure themselves.
  useInsertionEffect(() => {
    const root = domElement.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? adoptInto(root) : undefined;
  }, [domElement]);
  useLayoutEffect(() => props.onDrawn?.(), []);
  const connection = useValue(bus.connection$);
  const permissions = useValue(bus.permissions$);
  const state = useMemo(() => ({ connection, permissions }), [connection, permissions]);
  return (
    <QueryClientProvider client={queryClient}>
      <PartContext value={{ bus, props }}>
        <PartState value={state}>
          <PartBoundary {...props}>{children}</PartBoundary>
        </PartState>
        <BusCleanup domElement={domElement} />
      </PartContext>
    </QueryClientProvider>
  );
}

/** Closes the bus handle on unmount. It follows the view, whose clean-up runs first and may use the bus. */
function BusCleanup({ domElement }: { readonly domElement: Element }) {
  useEffect(() => () => closeBus(domElement), [domElement]);
  return null;
}

type BoundaryProps = PartProps & { readonly children: React.ReactNode };

class PartBoundary extends React.Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('Threw null or undefined.') });
  override componentDidCatch(error: unknown) {
    const { part, onFailure, domElement } = this.props;
    const failure = mountFailure(error, part);
    console.error(`Flightdeck: ${part} failed.`, error);
    if (onFailure) onFailure(failure);
    else reportFailure(failure, domElement);
  }
  override render() {
    const { error } = this.state;
    const { part, onFailure, children } = this.props;
    if (error === null) return children;
    if (onFailure) return null;
    return (
      <FailedPart failure={mountFailure(error, part)} label={part} onRetry={() => this.setState({ error: null })} />
    );
  }
}
