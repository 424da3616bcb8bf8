import { Button, Card, Figure, OutLink, Skeleton, StateChip } from '@flightdeck/shared/ui';
import { Toggle } from '@flightdeck/shared/ui/form';
import { Section } from '@flightdeck/shared/ui/layout';
import { useState } from 'react';
import { CardGrid } from '../../../../mf-dashboard/src/card-grid/card-grid.view';

/** Cards of the dashboard in each state. */
export function CardsDemo() {
  const [monitor, setMonitor] = useState(false);
  return (
    <Section title="Card and card grid">
      <CardGrid>
        <Card
          actions={
            <>
              <OutLink href="https://jetpack.com/upgrade/" variant="secondary">
                Upgrade
              </OutLink>
              <span>Automatic backups with one-click restores.</span>
            </>
          }
          icon="backup"
          state={
            <StateChip icon="lock" tone="neutral">
              Not in your plan
            </StateChip>
          }
          title="VaultPress Backup"
          wide
        >
          Upgrade to back up your 25 posts, 25 comments and everything else on your site.
        </Card>
        <Card
          actions={
            <>
              <Button variant="primary">Fix threats</Button>
              <Button href="#/scan" variant="link">
                View security scan details
              </Button>
            </>
          }
          edge="danger"
          icon="scan"
          state={<StateChip tone="danger">Threats found</StateChip>}
          title="Scan"
        >
          <Figure value="3">threats found.</Figure>
        </Card>
        <Card
          icon="shield"
          state={<Toggle checked label="Brute force protection" onChange={() => {}} />}
          title="Brute force protection"
        >
          <Figure value="17">login attacks blocked on your site.</Figure>
        </Card>
        <Card
          icon="pulse"
          state={<Toggle checked={monitor} label="Downtime monitoring" onChange={setMonitor} />}
          title="Downtime monitoring"
        >
          <span>
            <Button onClick={() => setMonitor(true)} variant="link">
              Activate Monitor
            </Button>{' '}
            <span>to get an email when your site goes down.</span>
          </span>
        </Card>
        <Card
          actions={<Button variant="primary">Enter credentials</Button>}
          edge="warning"
          icon="backup"
          state={<StateChip tone="warning">Action needed</StateChip>}
          title="VaultPress Backup"
        >
          For faster backups and one-click restores, enter your SSH, SFTP or FTP credentials.
        </Card>
        <Card
          busy
          icon="scan"
          state={
            <StateChip icon="spinner" tone="neutral">
              Loading
            </StateChip>
          }
          title="Scan"
        />
        <Card
          actions={
            <Button busy={false} busyLabel="Retrying…" icon="retry">
              Retry
            </Button>
          }
          icon="list"
          state={<StateChip tone="warning">Not loaded</StateChip>}
          title="Activity"
        >
          The site didn't answer within 20 seconds.
        </Card>
        <Card
          icon="chat"
          state={
            <StateChip icon="plug" tone="neutral">
              Offline
            </StateChip>
          }
          title="Akismet Anti-spam"
          variant="sunken"
        >
          Unavailable in Offline Mode
        </Card>
        <Card
          busy
          icon="image"
          skeleton={<Skeleton height={28} width="50%" />}
          title="A long heading that does not fit in one line of its card"
          state={<StateChip tone="success">Active</StateChip>}
        />
      </CardGrid>
    </Section>
  );
}
