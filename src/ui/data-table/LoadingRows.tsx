import { Skeleton } from '@mantine/core'
import css from './DataTable.module.css'

const ROWS = [0, 1, 2, 3, 4]

/** Placeholder rows, so that nothing moves when the data arrives. */
export const LoadingRows = ({ columns }: { columns: number }) => (
  <tbody role="rowgroup" aria-hidden>
    {ROWS.map((row) => (
      <tr key={row} role="row" className={css['row']}>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} role="cell" className={css['cell']}>
            <Skeleton height={14} width={`${85 - ((row + column) % 3) * 15}%`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
