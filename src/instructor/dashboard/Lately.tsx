import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { plural } from '../../lib/words.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { takenLately } from './class-lists.ts'
import css from './Lately.module.css'
import { Panel } from './Panel.tsx'
import type { Home } from './useHome.ts'

/** How full the classes of the last 90 days were, and the way to them. */
export const Lately = ({ home: { completed, toGrade, now } }: { home: Home }) => (
  <Panel title="The last 90 days">
    <Loaded queries={{ completed, toGrade }} what="your last classes" lines={1}>
      {(lists) => {
        const { classes, percent } = takenLately([...lists.completed.data, ...lists.toGrade.data], now)
        return (
          <div className={css['line']}>
            {classes > 0 ? (
              <Text>
                <b className={css['figure']}>{percent}%</b> of the seats were taken on average, in{' '}
                {plural(classes, 'class', 'classes')}
              </Text>
            ) : (
              <Text c="dimmed">No class has ended in this time.</Text>
            )}
            <Anchor component={Link} to={paths.completedClasses()} className={css['all'] ?? ''}>
              Completed classes
            </Anchor>
          </div>
        )
      }}
    </Loaded>
  </Panel>
)
