import { __ } from '@flightdeck/shared/i18n';
import { Button, Card } from '@flightdeck/shared/ui';
import { KeyField } from '../licensing/key-field.view';
import css from './key-form.css';
import { useKeyForm } from './key-form.resource';

/** Shows the license key form of My Plan (LIC-029 to LIC-035). */
export function KeyForm() {
  const { key, isApplying, setKey, apply } = useKeyForm();
  return (
    <Card icon="key" title={__('Jetpack License')}>
      <p>{__('Enter your license key. Your product appears on this page once the license is processed.')}</p>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className={css.field}>
          <KeyField onChange={setKey} placeholder={__('Jetpack licence key')} readOnly={isApplying} value={key} />
        </div>
        <Button busy={isApplying} busyLabel={__('Applying…')} disabled={key.trim() === ''} type="submit">
          {__('Apply license')}
        </Button>
      </form>
    </Card>
  );
}
