/** Title, star, cast and points of the documents with several fields of Typesense's own tests. */
export const movies: readonly (readonly [title: string, starring: string, cast: string[], points: number])[] =
  [
    [
      'Wake Up, Ron Burgundy: The Lost Movie',
      'Will Ferrell',
      ['Adam McKay', 'Steve Carell', 'Paul Rudd'],
      62,
    ],
    ['Anchorman 2: The Legend Continues', 'Will Ferrell', ['Josh Lawson', 'Chris Parnell'], 63],
    ['There Will Be Blood', 'Daniel Day-Lewis', ['Martin Stringer', 'Jacob Stringer', 'Harrison Taylor'], 81],
    ['Good Will Hunting', 'Robin Williams', ['Matt Damon', 'Ben Affleck', 'Minnie Driver'], 83],
    [
      'The Adventures of Huck Finn',
      'Ron Perlman',
      ['Elijah Wood', 'Courtney B. Vance', 'Robbie Coltrane'],
      58,
    ],
    ['Percy Jackson: Sea of Monsters', 'Ron Perlman', ['Logan Lerman', 'Alexandra Daddario'], 59],
    ['Captain America: The Winter Soldier', 'Samuel L. Jackson', ['Chris Evans', 'Scarlett Johansson'], 78],
    ['Quantum Quest: A Cassini Space Odyssey', 'Samuel L. Jackson', ['Chris Pine'], 52],
    ['Scott Pilgrim vs. the World', 'Michael Cera', ['Chris Evans', 'Scarlett Johansson'], 75],
    ['Homeland Security', 'Scott Glenn', ['Tom Skerritt'], 43],
    ['The Paperboy', 'Scott Glenn', ['Zac Efron', 'Matthew McConaughey'], 58],
    ['The Silence of the Lambs', 'Scott Glenn', ['Jodie Foster'], 86],
    ['Confessions of a Shopaholic', 'Kristin Scott Thomas', ['Isla Fisher', 'Hugh Dancy'], 59],
    ['The Woman in the Fifth from Kristin', 'Kristin Scott Thomas', ['Ethan Hawke'], 53],
    ['Odd Thomas', 'Matthew Page', ['Anton Yelchin', 'Ashley Sommers'], 69],
    ["Suffering Man's Charity", 'Henry Thomas', ['Alan Cumming', 'Alison Guh', 'David Boreanaz'], 69],
    ['The Gospel According to St. Matthew', 'Paola Tedesco', ['Enrique Irazoqui', 'Margherita Caruso'], 79],
    ['Halloween 5: The Revenge of Michael Myers', 'Donald Myers', ['Danielle Harris', 'Ellie Cornell'], 52],
  ];
