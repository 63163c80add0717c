import { Button, Text, Title } from '@mantine/core'

/** A button beside the main one. */
export const QuietButton = Button.withProps({ variant: 'default' })

/** Small words that explain what they stand beside. */
export const Hint = Text.withProps({ size: 'sm', c: 'dimmed' })

/** The heading of a part of a page. */
export const PartTitle = Title.withProps({ order: 2, size: 'h4' })
