const whenLoaded = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });

/** Adds the app's code to ride.html, once; the script that starts it comes when the styles are there. */
export async function loadAppCode(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#app-code');
  const script = template?.content.querySelector('script');
  if (!template || !script) return;
  template.remove();
  script.remove();
  const styles = template.content.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const loaded = Promise.all([...styles].map(whenLoaded));
  document.head.append(template.content);
  await loaded;
  document.head.append(script);
}
