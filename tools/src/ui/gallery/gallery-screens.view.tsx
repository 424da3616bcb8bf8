import { Button } from '@flightdeck/shared/ui';
import { Hero, HeroLead, HeroTitle, Section, Stack } from '@flightdeck/shared/ui/layout';
import { PlanIcon } from '../../../../mf-dashboard/src/my-plan/plan-icon/plan-icon.view';

/** Heroes: with a picture, with a control, and with neither. */
export function Heroes() {
  const heroContent = (title: string) => (
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
        <Hero picture={<PlanIcon name="jetpack-complete" />}>{heroContent('With a picture in wide windows')}</Hero>
        <Hero aside={<Button>Control</Button>} alignTop>
          {heroContent('With a control beside it, aligned to the top')}
        </Hero>
        <Hero>{heroContent('Alone')}</Hero>
      </Stack>
    </Section>
  );
}
