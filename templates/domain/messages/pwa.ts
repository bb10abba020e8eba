export const pwaMessages = {
  install: 'Install this site as an app: it opens from your home screen and works offline.',
  installAction: 'Install',
  installIos: 'Install this site as an app: tap Share, then Add to Home Screen.',
  dismiss: 'Not now',
  update: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
  offline: 'You are offline. What you have seen before still works.',
  online: 'You are connected again.'
} as const
