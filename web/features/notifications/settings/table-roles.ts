/** Safari forgets that these are parts of a table once its rows are grids, as on phones. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  kind: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
