type Props = { sort: 'price' | 'distance'; onPrice: () => void; onDistance: () => void }

export function SortChoice({ sort, onPrice, onDistance }: Props) {
  const choices = [
    { name: 'Cheapest', chosen: sort === 'price', choose: onPrice },
    { name: 'Nearest', chosen: sort === 'distance', choose: onDistance },
  ]
  return (
    <fieldset className="flex rounded-lg border border-line-strong p-0.5">
      <legend className="sr-only">Order</legend>
      {choices.map(({ name, chosen, choose }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen}
          onClick={choose}
          className={`min-h-11 rounded-md px-4 ${chosen ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunk'}`}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
