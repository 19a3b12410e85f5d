/** Real rodeos on plausible days of 2026. `day` is the first performance, as MM-DD. */
export const rodeos = {
  rapidCity: ['Black Hills Stock Show & Rodeo', 'Rapid City, SD', '01-30'],
  fortWorth: ['Fort Worth Stock Show & Rodeo', 'Fort Worth, TX', '02-03'],
  sanAntonio: ['San Antonio Stock Show & Rodeo', 'San Antonio, TX', '02-12'],
  tucson: ['La Fiesta de los Vaqueros', 'Tucson, AZ', '02-21'],
  houston: ['RodeoHouston', 'Houston, TX', '03-10'],
  redBluff: ['Red Bluff Round-Up', 'Red Bluff, CA', '04-17'],
  guymon: ['Guymon Pioneer Days Rodeo', 'Guymon, OK', '05-01'],
  milesCity: ['Miles City Bucking Horse Sale', 'Miles City, MT', '05-15'],
  boley: ['Boley Rodeo', 'Boley, OK', '05-23'],
  reno: ['Reno Rodeo', 'Reno, NV', '06-18'],
  ponoka: ['Ponoka Stampede', 'Ponoka, AB', '06-26'],
  codyStampede: ['Cody Stampede', 'Cody, WY', '07-01'],
  windowRock: ['Navajo Nation Fourth of July Rodeo', 'Window Rock, AZ', '07-03'],
  calgary: ['Calgary Stampede', 'Calgary, AB', '07-06'],
  cheyenne: ['Cheyenne Frontier Days', 'Cheyenne, WY', '07-18'],
  dodgeCity: ['Dodge City Roundup Rodeo', 'Dodge City, KS', '07-29'],
  caldwell: ['Caldwell Night Rodeo', 'Caldwell, ID', '08-18'],
  ellensburg: ['Ellensburg Rodeo', 'Ellensburg, WA', '09-04'],
  pendleton: ['Pendleton Round-Up', 'Pendleton, OR', '09-16'],
} as const satisfies Record<string, readonly [title: string, location: string, day: string]>;

export type RodeoKey = keyof typeof rodeos;
