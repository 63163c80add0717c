// Names of invented people. Each list ends with awkward ones: long, hyphenated, accented or non-Latin.
export const FIRST_NAMES = (
  'Ada Adam Alma Amir Andre Anita Arlo Beth Bruno Carla Caleb Chloe Clara Dale Daria Dean Elena Eli Emil Erin Esther ' +
  'Felix Fiona Frank Gail Grant Hana Hugo Ida Ines Ivan Jade Jonas June Kara Keith Kurt Lena Leo Lucia Mara Marco ' +
  'Maya Milo Nadia Neil Nora Omar Opal Paula Quinn Rhea Rosa Ruben Sana Seth Silas Tara Theo Una Vera Wade Wren ' +
  'Yara Zane María-Fernanda Bartholomew Þóra Søren 小雨 Мария مریم'
).split(' ')

export const LAST_NAMES = (
  'Abbott Acker Alvarez Baird Banks Barlow Becker Bishop Boone Brandt Calder Carver Castillo Chang Clay Conrad Cruz ' +
  'Dalton Decker Delgado Dixon Doyle Drake Duarte Eaton Ellis Farrow Finch Flores Foster Garner Gibbs Goodwin Grady ' +
  'Hale Harmon Hayes Hendrix Hobbs Ibarra Jansen Keller Kemp Kovac Lang Larkin Lowe Maddox Marsh Mercer Meyer Nash ' +
  'Novak Ochoa Ortega Park Pruitt Quintero Ramos Reese Rhodes Salazar Sawyer Shaw Silva Sloan Stark Tanaka Tate ' +
  'Thorne Underwood Vance Vega Walsh Ward Weiss Yates Zamora ' +
  'O’Shaughnessy Featherstonehaugh-Montgomery Núñez Åkesson 王 Иванова'
).split(' ')
