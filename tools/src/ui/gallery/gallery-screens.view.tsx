import { Button } from '@flightdeck/shared/ui/button';
import { Hero, HeroLead, HeroTitle } from '@flightdeck/shared/ui/hero';
import { Section } from '@flightdeck/shared/ui/section';
import { Stack } from '@flightdeck/shared/ui/stack';
import { PlanIcon } from '../../../../mf-dashboard/src/my-plan/plan-icon/plan-icon.view';

/** A screen with one thing to decide, alone, with a picture and with something to use beside it. */
export function Heroes() {
  const pane = (title: string) => (
    <>
      <HeroTitle level={2}>{title}</HeroTitle>
      <HeroLead>One sentence about its benefit that says more than the title.</HeroLead>
      <p>
        <Button variant="primary">Go on</Button>
      </p>
    </>
  );
  return (
    <Section title="Hero">
      <Stack>
        <Hero picture={<PlanIcon name="jetpack-complete" />}>{pane('With a picture, where there is room')}</Hero>
        <Hero aside={<Button>Beside it</Button>} fromTop>
          {pane('With something beside it, from the top')}
        </Hero>
        <Hero>{pane('Alone')}</Hero>
      </Stack>
    </Section>
  );
}
