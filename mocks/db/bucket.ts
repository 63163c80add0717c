import type { Order } from './order.ts'
import type { AnyRow } from './rows.ts'

/** The rows of one index value, with their sorted views. A view is sorted on first use and then kept sorted. */
export class Bucket<R extends AnyRow> {
  readonly rows = new Map<string, R>()
  private readonly views = new Map<Order<R>, R[]>()

  sorted(order: Order<R>): readonly R[] {
    let view = this.views.get(order)
    if (!view) this.views.set(order, (view = [...this.rows.values()].toSorted(order)))
    return view
  }

  /** Replaces `previous` with `next`; either may be missing. */
  replace(previous: R | undefined, next: R | undefined) {
    for (const [order, view] of this.views) {
      const from = previous && place(view, previous, order)
      if (from !== undefined && previous && next && order(previous, next) === 0) view[from] = next
      else {
        if (from !== undefined) view.splice(from, 1)
        if (next) view.splice(place(view, next, order), 0, next)
      }
    }
    if (previous) this.rows.delete(previous.id)
    if (next) this.rows.set(next.id, next)
  }

  /** Adds many rows at once. Views are sorted again on their next use. */
  load(rows: Iterable<R>) {
    this.views.clear()
    for (const row of rows) this.rows.set(row.id, row)
  }
}

/** The position of a row in a sorted view, or where it would be inserted (binary search). */
function place<R>(view: readonly R[], row: R, order: Order<R>): number {
  let low = 0
  let high = view.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (order(view[middle] as R, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}
