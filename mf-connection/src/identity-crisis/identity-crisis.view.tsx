import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { Button, StateChip } from '@flightdeck/shared/ui';
import { RadioGroup } from '@flightdeck/shared/ui/form';
import { HeroLead, HeroTitle } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { ErrorLine } from '../error-line/error-line.view';
import { type Choice, choicesFor } from './choices';
import type { Evidence } from './evidence';
import css from './identity-crisis.css';
import { type IdentityCrisis, useIdentityCrisis } from './identity-crisis.resource';
import { choiceText, clueText, verdictText } from './identity-texts';
import { Outcome } from './outcome.view';

/**
 * Screen for an address conflict: both addresses, the evidence, three choices, and the outcome of the selected choice.
 */
export function IdentityCrisisScreen() {
  const { providerAddress, currentAddress, evidence, isWorking, error, carryOut } = useIdentityCrisis();
  const [choice, setChoice] = useState<Choice | null>(null);
  const choices = choicesFor(evidence.verdict);
  return (
    <div className={css.screen}>
      <HeroTitle>{__("Your site's address may have changed")}</HeroTitle>
      <HeroLead>
        {sprintf(
          /* translators: %s: WordPress.com. */
          __('%s has a different address for this site. Nothing changes until you choose.'),
          providerName,
        )}
      </HeroLead>
      <Addresses currentAddress={currentAddress} providerAddress={providerAddress} />
      <EvidenceList evidence={evidence} />
      <div className={css.decision}>
        <RadioGroup
          disabled={isWorking}
          label={__('What do you want to do?')}
          onChange={setChoice}
          options={choices.map((value, index) => ({
            value,
            label: (
              <span className={css.choice}>
                <strong>{choiceText(value).title}</strong>
                {index === 0 && <StateChip tone="neutral">{__('Suggested')}</StateChip>}
              </span>
            ),
            hint: choiceText(value).hint,
          }))}
          value={choice}
          variant="cards"
        />
        <Outcome choice={choice} currentAddress={currentAddress} providerAddress={providerAddress} />
      </div>
      <div className={css.actions}>
        <Button href="#/dashboard">{__('Decide later')}</Button>
        <Button
          busy={isWorking}
          busyLabel={choice ? choiceText(choice).busyLabel : undefined}
          disabled={choice === null}
          onClick={() => choice && carryOut(choice)}
          variant={choice === null || choice === 'safe-mode' ? 'primary' : 'danger'}
        >
          {choice ? choiceText(choice).button : __('Choose an option')}
        </Button>
      </div>
      <ErrorLine message={error} />
    </div>
  );
}

function Addresses({ providerAddress, currentAddress }: Pick<IdentityCrisis, 'providerAddress' | 'currentAddress'>) {
  return (
    <dl className={css.addresses}>
      <div>
        <dt>{__('This address')}</dt>
        <dd>
          <bdi>{currentAddress}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __('Address at %s'),
            providerName,
          )}
        </dt>
        <dd>{providerAddress ? <bdi>{providerAddress}</bdi> : __('Unknown')}</dd>
      </div>
    </dl>
  );
}

function EvidenceList({ evidence: { verdict, clues } }: { readonly evidence: Evidence }) {
  return (
    <div className={css.evidence}>
      <p>
        <strong>{verdictText(verdict)}</strong>
      </p>
      {clues.length > 0 && (
        <ul aria-label={__('Why we think so')}>
          {clues.map((clue) => (
            <li key={clue}>{clueText(clue)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
