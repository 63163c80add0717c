/** Matches modules by their paths, as regular expressions with `/` between folders. */
const paths = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'))

/** Modules outside of mocks/. If a stand-in neighbor shared a file with the entry, its page would start the application. */
const OWN = paths('^(?!.*/mocks/)')

/**
 * The chunks of a build. Modules that load together share one file, because on a phone each file costs a round trip,
 * whatever its size. The first match wins and includes what it imports; `npm run bench:web` shows the cost of each page.
 */
export const CHUNKS = [
  // The stand-in neighbors of the demo use it too. In the chunk of main.tsx, it would start the application there.
  { name: 'own-url', test: paths('src/lib/safe-url') },
  { name: 'entry', test: OWN, tags: ['$initial' as const] },
  // Without react-dom, so that the calls of a page go out before that has arrived.
  { name: 'main', test: paths('src/instructor/main.tsx', 'node_modules/openapi-fetch/') },
  { name: 'react', test: paths('node_modules/(react-dom|scheduler)/') },
  // The frame and the parts of lists, because nearly every instructor page needs them.
  {
    name: 'frame',
    test: paths(
      'src/instructor/app/frame/frame',
      'src/(domain|lib/(?!image/))',
      'src/instructor/shared/(?!PersonFields|retail-partner)',
      'src/session/use',
      'src/ui/form/useUnsavedGuard',
      'src/ui/(?!form/|image/|data-table/(RowMenu|VirtualRows)|ConfirmDialog|FormModal|MenuAt|SidePanel|useDialog)',
      '@mantine/core/.+/(Badge|Checkbox|CheckIcon|Image|InlineInput|Paper|SimpleGrid).mjs',
      '@mantine/hooks/esm/utils/use-callback-ref/',
      'icons/IconCheck.mjs',
    ),
  },
  {
    name: 'forms',
    test: paths(
      'src/(ui/form/|instructor/shared/PersonFields)',
      '@mantine/core/.+/(CheckboxCard|CheckboxGroup|CheckboxIndicator|FileButton|List|PasswordInput|Radio|Textarea)/',
    ),
  },
  { name: 'long-lists', test: paths('node_modules/@tanstack/(react-virtual|virtual-core)/') },
  { name: 'images', test: paths('src/(ui|lib)/image/') },
  { name: 'dialogs', test: paths('src/ui/(FormModal|MenuAt|SidePanel)') },
  { name: 'wizard', test: paths('src/instructor/courses/wizard/') },
  {
    name: 'shared',
    test: paths('^(?!.*/(mocks|src/instructor/occurrences)/)'),
    minShareCount: 2,
  },
  { name: 'classes', test: paths('src/instructor/occurrences/'), minShareCount: 2 },
]
