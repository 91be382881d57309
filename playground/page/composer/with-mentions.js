/** A text as it is sent: "@Ana" becomes a mention of her and "#games" one of the channel, the longest names first. */
export function withMentions(text, { users, channels }) {
  const people = users.map(({ id, name }) => [`@${name}`, `<@${id}>`]);
  const places = channels.map(({ id, name }) => [`#${name}`, `<#${id}>`]);
  return [...people, ...places]
    .sort(([one], [other]) => other.length - one.length)
    .reduce((written, [name, mention]) => written.replaceAll(name, mention), text);
}
