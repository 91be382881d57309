import { say } from '../words/say.js';

const PLACE =
  /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** The channel, and the message in it, that an address of Discord's leads to; nothing for any other address. */
export function placeOfLink(url) {
  const caught = PLACE.exec(url ?? '');
  return caught === null ? undefined : { channel: caught[1], message: caught[2] };
}

/** A text in which `nameOf` names the places that its addresses lead to, where it knows them. */
export function replacePlaceLinks(text, nameOf) {
  return text.replace(/https:\/\/\S+/g, (url) => nameOf(placeOfLink(url)) ?? url);
}

/** How Discord writes such an address: as a mention of the channel, with a sign for a message in it. */
export function placeName({ name }, { message }) {
  const title = name === undefined ? `@${say('channel.direct-message')}` : `#${name}`;
  return message === undefined ? title : `${title} › 💬`;
}
