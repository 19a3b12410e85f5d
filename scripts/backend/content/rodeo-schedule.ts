const rodeoCount = 61;

const towns: readonly (readonly [city: string, state: string, venue: string])[] = [
  ['Duncan', 'OK', 'Stephens County Arena'],
  ['Wickenburg', 'AZ', 'Old Mill Arena'],
  ['Truth or Consequences', 'NM', 'Bartlett Family Memorial Indoor Arena and Exhibition Grounds'],
  ['Guthrie', 'OK', 'Red Fork Fairgrounds'],
  ['Cody', 'WY', 'Shoshone Park'],
  ['Laramie', 'WY', 'High Plains Coliseum'],
  ['Amarillo', 'TX', 'Palo Duro Pavilion'],
  ['Elko', 'NV', 'Ruby Mountain Grounds'],
  ['Prescott', 'AZ', 'Granite Creek Arena'],
];

const rodeoNames = [
  'Chisholm Trail Stampede',
  'Saturday Night Buck Out',
  'Tri-County Stockmen’s Invitational and Old Timers Reunion',
  'Roundup',
  'Winter Classic',
  'Ranch Rodeo',
  'Broncs and Barrels',
];

const payouts = [48_200, 6500, 122_750, 21_000, 3250, 310_500, 14_500_000];

const durationsInDays = [3, 1, 4, 2, 10, 2, 1];

/** YYYY-MM-DDT00:00:00, a calendar day without a time zone. */
function formatCalendarDay(today: Date, daysLater: number): string {
  const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + daysLater));
  return `${day.toISOString().slice(0, 10)}T00:00:00`;
}

const pickCyclic = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Generates rodeos by start date; the first one starts today. */
export function createRodeos(today: Date): object[] {
  return Array.from({ length: rodeoCount }, (_, index) => {
    const [city, state, venue] = pickCyclic(towns, index);
    const name = pickCyclic(rodeoNames, index);
    const start = Math.floor(index * 1.6);
    return {
      RodeoId: 9100 + index,
      StartDate: formatCalendarDay(today, start),
      EndDate: formatCalendarDay(today, start + pickCyclic(durationsInDays, index) - 1),
      City: city,
      StateAbbrv: state,
      Name: index < rodeoNames.length && name.includes(' ') ? name : `${city} ${name}`,
      // Some rodeos are published before their venue and payout are known.
      VenueName: index % 20 === 11 ? '' : venue,
      Payout: index % 20 === 7 ? null : pickCyclic(payouts, index),
    };
  });
}
