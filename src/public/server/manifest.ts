/** The web app manifest: how the site is called and drawn where somebody puts it on their home screen. */
export const manifest = (product: string) =>
  JSON.stringify({
    name: `${product} Training`,
    short_name: product,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      // Its corners are filled and its edge is empty, so that a device may cut it into any shape.
      ...[192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  })
