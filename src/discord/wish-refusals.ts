import { unreachable } from '../base/invariant.js';
import type { PauseRefusal } from '../tables/agreement/pause.js';
import type { ResumeRefusal } from '../tables/agreement/resume.js';
import type { WithdrawRefusal } from '../tables/agreement/withdraw.js';
import type { InvitePeopleRefusal } from '../tables/lobby/invite-people.js';
import type { DeclineInvitationRefusal } from '../tables/lobby/leave-table.js';
import type { SetPaceRefusal } from '../tables/lobby/set-pace.js';
import type { ComeBackRefusal } from '../tables/people/come-back.js';
import type { HandOverRefusal } from '../tables/people/hand-over.js';
import type { ReplacePlayerRefusal } from '../tables/people/replace-player.js';
import type { EndVacationRefusal, SetVacationRefusal } from '../tables/people/set-vacation.js';
import type { ChangeServerSettingsRefusal } from '../tables/place/change-server-settings.js';
import type { MoveTableRefusal } from '../tables/place/move-table.js';
import type { OtherChannels } from '../tables/refusals.js';
import type { Words } from '../words/words.js';
import { channelLinks, mention } from './names.js';
import { passedOverText } from './screens/invite.js';
import { paceName } from './screens/pace.js';
import { dayOf } from './screens/public-lines.js';

/** Why something beside the moves of a match is refused. */
export type AnyWishRefusal =
  | ChangeServerSettingsRefusal
  | ComeBackRefusal
  | EndVacationRefusal
  | DeclineInvitationRefusal
  | HandOverRefusal
  | InvitePeopleRefusal
  | MoveTableRefusal
  | OtherChannels
  | PauseRefusal
  | ReplacePlayerRefusal
  | ResumeRefusal
  | SetPaceRefusal
  | SetVacationRefusal
  | WithdrawRefusal;

/** The reasons that only such wishes have. */
export type WishRefusal = Extract<
  AnyWishRefusal,
  {
    readonly reason:
      | 'back-already'
      | 'declined-already'
      | 'host-already'
      | 'moved-already'
      | 'newcomer-on-vacation'
      | 'no-vacation'
      | 'not-agreed'
      | 'not-at-table'
      | 'nobody-to-invite'
      | 'not-away'
      | 'not-invited'
      | 'not-manager'
      | 'not-moderator'
      | 'not-open'
      | 'not-paused'
      | 'nothing-proposed'
      | 'other-channels'
      | 'other-guild'
      | 'pace-already'
      | 'paused-already'
      | 'too-few-seats'
      | 'vacation-in-the-past'
      | 'vacation-too-long';
  }
>;

export function wishRefusalText(refusal: WishRefusal, words: Words): string {
  switch (refusal.reason) {
    case 'host-already':
      return words.text('table.refusal.host-already', { host: mention(refusal.host) });
    case 'not-open':
      return refusal.status === 'finished' || refusal.status === 'abandoned'
        ? words.text(`table.refusal.not-playing.${refusal.status}`)
        : words.text('table.refusal.busy');
    case 'not-manager':
      return words.text('server.refusal.not-manager');
    case 'other-channels':
      return words.text('server.refusal.other-channels', { channels: channelLinks(refusal.channels, words) });
    case 'pace-already':
      return words.text('table.refusal.pace-already', { pace: paceName(refusal.pace, words) });
    case 'nobody-to-invite':
      return passedOverText(refusal.passedOver, words).join('\n');
    case 'too-few-seats':
      return refusal.free === 0
        ? words.text('table.invite.no-seats')
        : words.text('table.refusal.too-few-seats', { count: refusal.free });
    case 'newcomer-on-vacation':
      return words.text('command.replace.on-vacation', { until: dayOf(refusal.until) });
    case 'vacation-too-long':
      return words.text('table.refusal.vacation-too-long', { until: dayOf(refusal.mostUntil) });
    case 'back-already':
    case 'declined-already':
    case 'moved-already':
    case 'no-vacation':
    case 'not-agreed':
    case 'not-at-table':
    case 'not-away':
    case 'not-invited':
    case 'not-moderator':
    case 'not-paused':
    case 'nothing-proposed':
    case 'other-guild':
    case 'paused-already':
    case 'vacation-in-the-past':
      return words.text(`table.refusal.${refusal.reason}`);
    default:
      return unreachable(refusal);
  }
}
