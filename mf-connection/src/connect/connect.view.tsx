import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { Icon } from '@flightdeck/shared/ui/icon';
import css from './connect.css';
import { ConnectPicture } from './connect-picture.view';
import { benefits, defaultTitle, leadText } from './connect-texts';
import { ConnectionStarter } from './connection-starter.view';

/** Main connect screen (CONN-016 to CONN-024): why, under which terms, and the one button. */
export function Connect() {
  const { path } = useRoute();
  return (
    <div className={css.screen}>
      <div className={css.pane}>
        <h1 className={css.title} tabIndex={-1}>
          {defaultTitle()}
        </h1>
        <p className={css.lead}>{leadText()}</p>
        <ul aria-label={__('What you get')} className={css.benefits}>
          {benefits().map((benefit) => (
            <li className={css.benefit} key={benefit}>
              <span className={css.tick}>
                <Icon name="check" size={20} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <ConnectionStarter autoStart={path.startsWith('/setup')} />
      </div>
      <div className={css.picture}>
        <ConnectPicture />
      </div>
    </div>
  );
}
