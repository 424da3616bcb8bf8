import { Button } from '@flightdeck/shared/ui';
import { Hero, HeroLead, HeroTitle, Section, Stack } from '@flightdeck/shared/ui/layout';
import { PlanIcon } from '../../../../mf-dashboard/src/my-plan/plan-icon/plan-icon.view';

/** Heroes: alone, with a picture, and with a control beside it. */
export function Heroes() {
  const pane = (title: string) => (
    <>
      <HeroTitle level={2}>{title}</HeroTitle>
      <HeroLead>One sentence that explains the benefit.</HeroLead>
      <p>
        <Button variant="primary">Continue</Button>
      </p>
    </>
  );
  return (
    <Section title="Hero">
      <Stack>
        <Hero picture={<PlanIcon name="jetpack-complete" />}>{pane('With a picture in wide windows')}</Hero>
        <Hero aside={<Button>Control</Button>} alignTop>
          {pane('With a control beside it, aligned to the top')}
        </Hero>
        <Hero>{pane('Alone')}</Hero>
      </Stack>
    </Section>
  );
}
