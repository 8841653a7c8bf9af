/** Buttons of which one is always chosen, under one legend; the arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
}: {
  legend: string
  name: string
  options: { value: Value; name: string }[]
  chosen: Value
  onChange: (chosen: Value) => void
}) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 grow cursor-pointer items-center justify-center rounded-control border border-control px-3 text-center has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-checked:text-on-tint has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
