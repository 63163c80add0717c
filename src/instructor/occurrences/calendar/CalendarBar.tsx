import { Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QuietButton } from '../../../ui/looks.ts'
import css from './Calendar.module.css'
import { type CalendarView, turned } from './days-shown.ts'
import { titleOf } from './words.ts'

/** Names the grid for screen readers. */
export const TITLE_ID = 'calendar-title'

type CalendarBarProps = { view: CalendarView; day: string; today: string; onShow: (date: string) => void }

/** What the calendar shows, with buttons to an earlier and a later page, to today and to the printer. */
export const CalendarBar = ({ view, day, today, onShow }: CalendarBarProps) => (
  <div className={css['bar']}>
    <div className={css['turn']}>
      <IconButton aria-label={`Previous ${view}`} onClick={() => onShow(turned(view, day, -1))}>
        <IconChevronLeft size={20} aria-hidden />
      </IconButton>
      <QuietButton h="var(--app-target)" px="sm" onClick={() => onShow(today)}>
        Today
      </QuietButton>
      <IconButton aria-label={`Next ${view}`} onClick={() => onShow(turned(view, day, 1))}>
        <IconChevronRight size={20} aria-hidden />
      </IconButton>
    </div>
    <Title order={2} id={TITLE_ID} className={css['title'] ?? ''}>
      {titleOf(view, day)}
    </Title>
    <IconButton className={css['print']} aria-label={`Print this ${view}`} onClick={() => window.print()}>
      <IconPrinter size={20} aria-hidden />
    </IconButton>
  </div>
)
