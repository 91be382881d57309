/** Where a component's file lies. `attachment://name` is looked up among the message's attachments. */
export function mediaAddress(media, attachments) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const attached = attachments.find((attachment) =>
    name ? attachment.filename === name : attachment.url === media.url,
  );
  return {
    url: attached?.url ?? media.proxy_url ?? media.url,
    name: attached?.filename ?? media.url.split('?')[0].split('/').at(-1),
    size: attached?.size,
    width: media.width ?? attached?.width ?? undefined,
    height: media.height ?? attached?.height ?? undefined,
  };
}

/** The attachments no component shows: Discord lists these below the message. */
export function looseAttachments(message) {
  const isComponentsV2 = (message.flags & (1 << 15)) !== 0;
  return isComponentsV2 ? [] : (message.attachments ?? []);
}
