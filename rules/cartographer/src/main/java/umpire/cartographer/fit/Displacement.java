package umpire.cartographer.fit;

import java.util.List;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import org.locationtech.jts.geom.Coordinate;

/**
 * A smooth displacement of the plane in kilometres: Gaussians around a few nodes, fitted to the
 * displacements there without meeting them exactly, because a hex number is no exact place.
 */
final class Displacement {
  private final List<Coordinate> nodes;
  private final RealMatrix weights;
  private final double epsilon;

  private Displacement(List<Coordinate> nodes, RealMatrix weights, double epsilon) {
    this.nodes = nodes;
    this.weights = weights;
    this.epsilon = epsilon;
  }

  static Displacement none() {
    return new Displacement(List.of(), new Array2DRowRealMatrix(1, 2), 1);
  }

  static Displacement fitted(
      List<Coordinate> nodes, List<Coordinate> wanted, FitSheet.Smoothing smoothing) {
    int size = nodes.size();
    RealMatrix kernel = new Array2DRowRealMatrix(size, size);
    RealMatrix right = new Array2DRowRealMatrix(size, 2);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        double apart = nodes.get(row).distance(nodes.get(column));
        kernel.setEntry(row, column, gaussian(apart, smoothing.epsilon()));
      }
      kernel.addToEntry(row, row, smoothing.smoothing());
      right.setRow(row, new double[] {wanted.get(row).x, wanted.get(row).y});
    }
    RealMatrix weights = new CholeskyDecomposition(kernel).getSolver().solve(right);
    return new Displacement(List.copyOf(nodes), weights, smoothing.epsilon());
  }

  Coordinate at(Coordinate point) {
    double east = 0;
    double north = 0;
    for (int node = 0; node < nodes.size(); node++) {
      double near = gaussian(point.distance(nodes.get(node)), epsilon);
      east += near * weights.getEntry(node, 0);
      north += near * weights.getEntry(node, 1);
    }
    return new Coordinate(east, north);
  }

  private static double gaussian(double distance, double epsilon) {
    double scaled = distance * epsilon;
    return Math.exp(-scaled * scaled);
  }
}
